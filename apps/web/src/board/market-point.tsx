import { pointCard, total, type Coin, type PointCardId } from '@spice-road/rules';
import { memo } from 'react';
import { dragMark } from '../drag/dragged.ts';
import type { Offer, Offers } from '../draft/offers.ts';
import { prospectOf } from '../draft/outcome.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { CardButton, Tag, type CardState } from '../pieces/card.tsx';
import { CoinPile } from '../pieces/coin.tsx';
import { PointFace } from '../pieces/point-face.tsx';
import { useLanguage } from '../settings/language.ts';
import { pointCardName } from '../story/card-names.ts';
import { Shortage } from './shortage.tsx';
import { say } from '../i18n/table.ts';
import { coinOverInWords, factsInWords, refusalOf } from './words.ts';

interface MarketPointProps {
  readonly card: PointCardId;
  readonly slot: number;
  /** Null where there is no coin. */
  readonly coin: Coin | null;
  readonly coins: number;
  readonly composing: DraftInHand;
  readonly offers: Offers | null;
  readonly idleReason: string | null;
}

interface Placed {
  readonly composing: DraftInHand;
  readonly slot: number;
  readonly offer: Offer | undefined;
}

/** A card is near when no more cubes than this are missing. */
const NEAR = 2;

export const MarketPoint = memo(function MarketPoint(props: MarketPointProps) {
  useLanguage();
  const { card, slot, coin, coins, composing, offers, idleReason } = props;
  const offer = offers?.points[slot];
  const refusal = idleReason ?? refusalOf(offer);
  const name = factsInWords([
    pointCardName(card),
    coin === null ? '' : coinOverInWords(coin, coins),
    offer?.open === true ? say('canBeClaimed') : '',
  ]);
  return (
    <CardButton
      shape="point"
      name={name}
      state={stateOf({ composing, slot, offer })}
      refusal={refusal}
      piece={card}
      drag={dragMark({ kind: 'point', slot })}
      onRefused={() => composing.remarkOn(offer)}
      onPick={() => composing.gesture({ type: 'pick-point', slot })}
    >
      <PointFace face={pointCard(card)} />
      {coin === null ? null : <CoinPile coin={coin} count={coins} />}
      <PointTag card={card} slot={slot} composing={composing} />
    </CardButton>
  );
});

function stateOf({ composing, slot, offer }: Placed): CardState {
  const { draft, outlook } = composing;
  if (outlook === null) return 'plain';
  switch (draft.kind) {
    case 'idle':
      return offer?.open === true ? 'legal' : 'plain';
    case 'claim':
      return draft.slot === slot ? 'picked' : 'dim';
    case 'acquire':
    case 'discard':
      return 'dim';
    case 'play-gather':
    case 'play-upgrade':
    case 'play-trade':
    case 'rest':
      return 'plain';
  }
}

function PointTag({ card, slot, composing }: Pick<MarketPointProps, 'card' | 'slot' | 'composing'>) {
  const { draft, outlook } = composing;
  if (outlook === null || draft.kind === 'discard') return null;
  if (draft.kind === 'claim') {
    return draft.slot === slot ? <Tag tone="go">{say('claimingTag')}</Tag> : null;
  }
  const prospect = prospectOf(card, draft, outlook);
  switch (prospect.kind) {
    case 'open':
      return null;
    case 'covered':
      return draft.kind === 'idle' ? (
        <Tag tone="go">{say('claimTag')}</Tag>
      ) : (
        <Tag tone="next" tight={say('nextTagShort')}>
          {say('nextTag')}
        </Tag>
      );
    case 'short':
      return total(prospect.missing) > NEAR ? null : <Shortage missing={prospect.missing} words={null} />;
  }
}
