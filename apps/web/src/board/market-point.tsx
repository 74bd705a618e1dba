import { covers, pointCard, toList, type Coin, type PointCardId } from '@spice-road/rules';
import { missingFrom, type Offers } from '../draft/offers.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { CardButton, Tag, type CardState } from '../pieces/card.tsx';
import { CoinPile } from '../pieces/coin.tsx';
import { PointFace } from '../pieces/point-face.tsx';
import { pointCardName } from '../story/card-names.ts';
import { caravanAfter } from './niches.ts';
import { Shortage } from './shortage.tsx';
import { refusalInWords, WORDS } from './words.ts';

interface MarketPointProps {
  readonly card: PointCardId;
  readonly slot: number;
  readonly coin: { readonly coin: Coin; readonly count: number } | null;
  readonly hand: DraftInHand;
  readonly offers: Offers | null;
  readonly idleReason: string | null;
}

/** A card is near when no more cubes than this are missing. */
const NEAR = 2;

export function MarketPoint({ card, slot, coin, hand, offers, idleReason }: MarketPointProps) {
  const offer = offers?.points[slot];
  const refusal =
    idleReason ??
    (offer === undefined || offer.open ? null : refusalInWords(offer.refusal, offer.missing, offer.short));
  const name = [
    pointCardName(card),
    coin === null ? '' : WORDS.coinOver(coin.coin, coin.count),
    offer?.open === true ? WORDS.canBeClaimed : '',
  ]
    .filter((part) => part !== '')
    .join('. ');
  return (
    <CardButton
      shape="point"
      name={name}
      state={stateOf(hand, slot, offer?.open === true)}
      refusal={refusal}
      piece={card}
      onRefused={hand.remarkOn}
      onPick={() => hand.gesture({ type: 'pick-point', slot })}
    >
      <PointFace face={pointCard(card)} />
      {coin === null ? null : <CoinPile coin={coin.coin} count={coin.count} />}
      <PointTag card={card} slot={slot} hand={hand} />
    </CardButton>
  );
}

function stateOf({ draft, outlook }: DraftInHand, slot: number, open: boolean): CardState {
  if (outlook === null) return 'plain';
  switch (draft.kind) {
    case 'idle':
      return open ? 'legal' : 'plain';
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

function PointTag({ card, slot, hand }: Pick<MarketPointProps, 'card' | 'slot' | 'hand'>) {
  const { draft, outlook, action } = hand;
  if (outlook === null || draft.kind === 'discard') return null;
  if (draft.kind === 'claim') {
    return draft.slot === slot ? <Tag tone="go">{WORDS.claimingTag}</Tag> : null;
  }
  const { demand } = pointCard(card);
  const caravan = caravanAfter(draft, outlook);
  if (covers(caravan, demand)) {
    // Half a payment says nothing yet about what will be left.
    if (draft.kind === 'acquire' && action === null) return null;
    return draft.kind === 'idle' ? (
      <Tag tone="go">{WORDS.claimTag}</Tag>
    ) : (
      <Tag tone="next" tight={WORDS.nextTagShort}>
        {WORDS.nextTag}
      </Tag>
    );
  }
  const missing = missingFrom(caravan, demand);
  return toList(missing).length > NEAR ? null : <Shortage missing={missing} words={null} />;
}
