import type { SeatView, View } from '@spice-road/rules';
import type { ReactNode } from 'react';
import { dropMark } from '../drag/dragged.ts';
import type { Offers } from '../draft/offers.ts';
import type { Parts } from '../draft/parts.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { say } from '../i18n/table.ts';
import { Hand, isLarge } from './hand.tsx';
import { Me } from './me.tsx';
import css from './mine.module.css';
import { OwnCaravan } from './own-caravan.tsx';
import { Played } from './played.tsx';
import type { TablePerson } from './table-props.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRow } from './use-row.ts';

interface MineProps {
  readonly view: View;
  readonly seat: SeatView;
  readonly person: TablePerson;
  /** What you are about to do. */
  readonly plaque: ReactNode;
  readonly parts: Parts<DraftInHand>;
  readonly settled: DraftInHand;
  readonly isToAct: boolean;
  readonly offers: Offers | null;
  readonly idleReason: string | null;
  readonly onOpenScore: () => void;
}

/** Your place: what you are about to do, your hand, your caravan, what you have played and earned. */
export function Mine(props: MineProps) {
  const { view, seat, person, parts, settled, offers, idleReason, onOpenScore } = props;
  const act = useKeptFocus<HTMLDivElement>();
  const caravan = useRow<HTMLDivElement>();
  return (
    <section
      className={css.mine}
      aria-label={say('yourPlace')}
      data-turn={props.isToAct}
      data-nothing-played={seat.played.length === 0}
      data-hand={isLarge(seat) ? 'large' : 'small'}
      data-anchor={`seat-${view.you}`}
      data-drop={dropMark({ kind: 'place' })}
    >
      <div className={css.act} data-anchor="plaque" data-drop={dropMark({ kind: 'act' })} {...act}>
        {props.plaque}
      </div>
      <Hand
        anchor={`hand-${view.you}`}
        seat={seat}
        composing={parts.hand}
        settled={settled}
        offers={offers}
        idleReason={idleReason}
      />
      <div
        className={css.caravan}
        data-draft={parts.caravan.draft.kind}
        data-drop={dropMark({ kind: 'caravan' })}
        {...caravan}
      >
        <OwnCaravan view={view} composing={parts.caravan} />
      </div>
      <Me view={view} seat={seat} person={person} composing={settled} onOpenScore={onOpenScore} />
      <Played
        seat={seat}
        anchor={`played-${view.you}`}
        resting={settled.draft.kind === 'rest'}
        idle={settled.outlook === null}
      />
    </section>
  );
}
