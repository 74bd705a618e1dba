import { SEAT_COUNTS } from '@spice-road/rules';
import { Segments } from '../controls/segments.tsx';
import { Select } from '../controls/select.tsx';
import { Switch } from '../controls/switch.tsx';
import { say as sayShell } from '../i18n/shell.ts';
import { say } from '../i18n/solo.ts';
import { cardsToEndChoices, cardsToEndChosen, cardsToEndKept } from '../room/cards-to-end.ts';
import { BOT_PACES } from '../stage/turn-time.ts';
import { useBotPace } from './bot-pace.ts';
import { isBotAt } from './party.ts';
import type { PartyProps } from './places-of-party.tsx';

/** What a room can choose, as far as it means something at one device, and how fast the bots are. */
export function PartyOptions({ party, onChange }: PartyProps) {
  const seats = SEAT_COUNTS.find((count) => count === party.count) ?? 2;
  const hasBots = party.places.slice(0, party.count).some((_, at) => isBotAt(party, at));
  return (
    <>
      {hasBots ? <PaceChoice /> : null}
      <Select
        label={sayShell('options.cards')}
        choices={cardsToEndChoices(seats)}
        value={cardsToEndChosen(party.pointCardsToEnd, seats)}
        onChange={(value) => onChange({ ...party, pointCardsToEnd: cardsToEndKept(value) })}
      />
      {party.mode === 'people' ? (
        <Switch
          label={sayShell('options.open')}
          hint={sayShell('options.open.words')}
          isOn={party.openTable}
          onChange={(openTable) => onChange({ ...party, openTable })}
        />
      ) : null}
    </>
  );
}

export function PaceChoice() {
  const [pace, setPace] = useBotPace();
  return (
    <Segments
      label={say('pace')}
      choices={BOT_PACES.map((value) => ({ value, label: say(`pace.${value}`) }))}
      value={pace}
      onChange={setPace}
    />
  );
}
