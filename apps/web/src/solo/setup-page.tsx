import { MOST_PLACES } from '@spice-road/protocol';
import { SEAT_COUNTS } from '@spice-road/rules';
import { useState, type FormEvent } from 'react';
import { Brand } from '../app/brand.tsx';
import { navigate } from '../app/navigation.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import { Segments } from '../controls/segments.tsx';
import { Button } from '../pieces/button.tsx';
import { keep } from '../seat/browser-keep.ts';
import { keepNickname, lastNickname } from '../seat/nickname.ts';
import { say as sayShell } from '../i18n/shell.ts';
import { say } from '../i18n/solo.ts';
import { browserChance, deal } from './deal.ts';
import { PartyOptions } from './party-options.tsx';
import { parseParty, playersOf, withPlace, type Party } from './party.ts';
import { PlacesOfParty } from './places-of-party.tsx';
import { printSave } from './save.ts';
import { SavedGames } from './saved-games.tsx';
import css from './setup-page.module.css';
import { shelf } from './browser-shelf.ts';
import type { SoloGame } from './solo-game.ts';
import { sittingOf } from './sitting.ts';

const KEY = 'spice-road.party';

/** Who plays, how well, and off. */
export function SetupPage() {
  const [party, setParty] = useState(() => partyOfLastTime());
  usePageTitle(say('playHere'));

  function start() {
    keep.write(KEY, JSON.stringify(party));
    keepNickname(party.places[0]?.name ?? '');
    const players = playersOf(party, namelessAt);
    const openTable = party.mode === 'people' && party.openTable;
    begin(deal({ players, openTable, pointCardsToEnd: party.pointCardsToEnd }, browserChance));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    start();
  }

  return (
    <div className={css.page}>
      <header>
        <Brand />
      </header>
      <main className={`framed ${css.panel}`}>
        <div className={`framed-band ${css.band}`} />
        <form className={css.inside} onSubmit={submit}>
          <div className={css.words}>
            <PageHeading>{say('playHere')}</PageHeading>
            <p>{say('playHere.words')}</p>
          </div>
          <div className={css.mode}>
            <Segments
              label={say('mode')}
              choices={[
                { value: 'bots', label: say('mode.bots') },
                { value: 'people', label: say('mode.people') },
              ]}
              value={party.mode}
              onChange={(mode) => setParty({ ...party, mode })}
            />
          </div>
          <Count party={party} onChange={setParty} />
          <PlacesOfParty party={party} onChange={setParty} />
          <PartyOptions party={party} onChange={setParty} />
          {shelf.isLasting() ? null : <p className={css.note}>{say('notKept')}</p>}
          <div className={css.start}>
            <Button tone="go" onPress={start}>
              {say('start')}
            </Button>
          </div>
        </form>
      </main>
      <SavedGames />
    </div>
  );
}

function Count({ party, onChange }: { readonly party: Party; readonly onChange: (party: Party) => void }) {
  const isAlone = party.mode === 'bots';
  return (
    <Segments
      label={isAlone ? say('opponents') : say('players')}
      choices={SEAT_COUNTS.map((count) => ({ value: count, label: String(isAlone ? count - 1 : count) }))}
      value={party.count}
      onChange={(count) => onChange({ ...party, count })}
    />
  );
}

/** Kept before it is shown: a reload in the very first moment goes on with it. */
export function begin(game: SoloGame): void {
  const sitting = sittingOf(game);
  if (sitting === null) throw new Error('a game that was just dealt keeps to the rules');
  shelf.write(game.id, printSave(sitting, Date.now()));
  navigate({ page: 'solo', id: game.id });
}

function partyOfLastTime(): Party {
  return withPlace(parseParty(keep.read(KEY)), 0, { name: lastNickname() });
}

function namelessAt(place: number): string {
  return place === 0 ? sayShell('guest') : say('seatOf', { count: Math.min(place + 1, MOST_PLACES) });
}
