import { BOT_LEVELS, NICKNAME_LENGTH, withinNickname, type BotLevel } from '@spice-road/protocol';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { Emblem, EMBLEMS } from '../pieces/emblem.tsx';
import { NicknameField } from '../seat/nickname-field.tsx';
import { say } from '../i18n/solo.ts';
import css from './places-of-party.module.css';
import { isBotAt, withPlace, type Party } from './party.ts';
import { botName } from './seated.ts';

export interface PartyProps {
  readonly party: Party;
  readonly onChange: (party: Party) => void;
}

/** A row for everybody who plays: names of people, levels of bots. */
export function PlacesOfParty({ party, onChange }: PartyProps) {
  const { places, count, mode, level } = party;
  return (
    <>
      {mode === 'bots' ? <SharedLevel party={party} onChange={onChange} /> : null}
      <ol className={css.places} data-mode={mode}>
        {places.slice(0, count).map((place, at) => {
          const emblem = EMBLEMS[at] ?? 0;
          if (at > 0 && mode === 'bots' && level !== null) return null;
          return (
            <li key={emblem} className={css.place}>
              <Emblem emblem={emblem} />
              {at === 0 ? (
                <NicknameField
                  value={place.name}
                  onChange={(name) => onChange(withPlace(party, at, { name }))}
                  enterKeyHint="go"
                  isLabelHidden
                  trouble={null}
                />
              ) : (
                <Opponent party={party} at={at} onChange={onChange} />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function SharedLevel({ party, onChange }: PartyProps) {
  return (
    <Select
      label={say('strength')}
      choices={[
        ...BOT_LEVELS.map((level) => ({ value: level, label: say(level) })),
        ...(party.count > 2 || party.level === null ? [{ value: '', label: say('strength.each') }] : []),
      ]}
      value={party.level ?? ''}
      onChange={(value) => onChange({ ...party, level: levelNamed(value) })}
    />
  );
}

function Opponent({ party, at, onChange }: PartyProps & { readonly at: number }) {
  const place = party.places[at];
  if (place === undefined) return null;
  const isBot = isBotAt(party, at);
  if (party.mode === 'bots') {
    return (
      <>
        <b className={css.name}>{botName(EMBLEMS[at] ?? 0)}</b>
        <Select
          label={say('strengthOf', { name: botName(EMBLEMS[at] ?? 0) })}
          isLabelHidden
          choices={BOT_LEVELS.map((level) => ({ value: level, label: say(level) }))}
          value={place.level}
          onChange={(value) => onChange(withPlace(party, at, { level: levelNamed(value) ?? place.level }))}
        />
      </>
    );
  }
  return (
    <>
      {isBot ? (
        <b className={css.name}>{botName(EMBLEMS[at] ?? 0)}</b>
      ) : (
        <TextField
          label={say('nameOf', { count: at + 1 })}
          isLabelHidden
          value={place.name}
          placeholder={say('seatOf', { count: at + 1 })}
          autoComplete="off"
          spellCheck={false}
          maxLength={NICKNAME_LENGTH * 4}
          onChange={(typed) => onChange(withPlace(party, at, { name: withinNickname(typed) }))}
        />
      )}
      <Select
        label={say('whoSits', { count: at + 1 })}
        isLabelHidden
        choices={[
          { value: '', label: say('aPerson') },
          ...BOT_LEVELS.map((level) => ({ value: level, label: say('aBot', { level: say(level) }) })),
        ]}
        value={isBot ? place.level : ''}
        onChange={(value) => {
          const level = levelNamed(value);
          onChange(withPlace(party, at, level === null ? { isBot: false } : { isBot: true, level }));
        }}
      />
    </>
  );
}

function levelNamed(value: string): BotLevel | null {
  return BOT_LEVELS.find((level) => level === value) ?? null;
}
