import type { PlaceView, RoomView, StandInView } from '@spice-road/protocol';
import { useState } from 'react';
import { callStandIn, sendStandInAway } from '../api/bots.ts';
import { callOff, type OwnPlace } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { useTask } from '../controls/use-task.ts';
import { draw, say } from '../i18n/shell.ts';
import { partsOfList } from '../i18n/spoken.ts';
import { Button } from '../pieces/button.tsx';
import { hostOf, ownPlace, ownSeat } from '../room/standing.ts';
import { useCountdown } from '../stage/use-countdown.ts';
import css from './table-bar.module.css';

interface AbsentBarProps {
  readonly room: RoomView;
  readonly gone: readonly PlaceView[];
  /** Those who said nothing, but have not been seen for a while. */
  readonly away: readonly PlaceView[];
  readonly place: OwnPlace | null;
}

/** Who is not at the table, who acts for them, and what can be done about it. */
export function AbsentBar({ room, gone, away, place }: AbsentBarProps) {
  const callingOff = useTask(callOff);
  const calling = useTask(callStandIn);
  const sending = useTask(sendStandInAway);
  const isHost = ownPlace(room)?.isHost === true;
  const player = ownSeat(room) === null ? null : place;
  const replaced = [...gone, ...away].filter(({ standIn }) => standIn !== undefined);
  const [missed] = [...gone, ...away].filter(({ standIn }) => standIn === undefined);
  const [first] = replaced;
  const trouble = callingOff.trouble ?? calling.trouble ?? sending.trouble;
  return (
    <div className={css.bar} role="status">
      <p>
        {replaced.map(({ id, name, standIn }) => (
          <span key={id}>{standIn === undefined ? null : <StandInWords name={name} standIn={standIn} />} </span>
        ))}
        <Missed gone={gone.filter(isMissed)} away={away.filter(isMissed)} />
        {isHost || missed === undefined ? null : <HostMay room={room} />}
        {trouble === null ? null : <span> {sentenceFor(trouble)}</span>}
      </p>
      {player === null || missed === undefined ? null : (
        <Button
          tone="plain"
          icon="bot"
          name={say('bar.callStandInFor', { name: missed.name })}
          onPress={() => void calling.run({ ...player, id: missed.id })}
        >
          {say('bar.callStandIn')}
        </Button>
      )}
      {player === null || missed !== undefined || first === undefined ? null : (
        <Button tone="quiet" onPress={() => void sending.run({ ...player, id: first.id })}>
          {say('bar.sendAway')}
        </Button>
      )}
      {isHost && place !== null && missed !== undefined ? (
        <Button tone="plain" onPress={() => void callingOff.run(place)}>
          {say('callOff')}
        </Button>
      ) : null}
    </div>
  );
}

function isMissed({ standIn }: PlaceView): boolean {
  return standIn === undefined;
}

/** Announced to everybody, second by second: its owner may still come. Who listens is told once. */
function StandInWords({ name, standIn }: { readonly name: string; readonly standIn: StandInView }) {
  const count = useCountdown(standIn.secondsLeft);
  const [first] = useState(standIn.secondsLeft);
  const who = { name: <bdi dir="auto">{name}</bdi> };
  if (standIn.secondsLeft === 0) return draw('bar.standIn', who);
  return (
    <>
      <span aria-hidden="true">{draw('bar.standInComes', { ...who, count })}</span>
      <span className="sr">{draw('bar.standInComes', { ...who, count: first })}</span>
    </>
  );
}

function Missed({ gone, away }: Pick<AbsentBarProps, 'gone' | 'away'>) {
  return (
    <>
      {gone.length === 0 ? null : draw('bar.left', { names: <Names of={gone} />, count: gone.length })}
      {away.length === 0 ? null : (
        <>
          {gone.length === 0 ? null : <span> </span>}
          {draw('bar.away', { names: <Names of={away} />, count: away.length })}
        </>
      )}
    </>
  );
}

function HostMay({ room }: Pick<AbsentBarProps, 'room'>) {
  const host = hostOf(room);
  if (host === null || host.presence !== 'here') return null;
  return (
    <>
      <span> </span>
      {draw('bar.hostMay', { host: <bdi dir="auto">{host.name}</bdi> })}
    </>
  );
}

/** "A, B and C", each kept from turning the others. */
function Names({ of }: { readonly of: readonly PlaceView[] }) {
  return partsOfList(of.length).map((part, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- the names of a list have nothing but their order
    typeof part === 'string' ? (
      <span key={place}>{part}</span>
    ) : (
      <bdi key={place} dir="auto">
        {of[part]?.name}
      </bdi>
    ),
  );
}
