import {
  coinOver,
  isMerchantCardId,
  isPointCardId,
  merchantCard,
  pointCard,
  total,
  type MerchantCardId,
  type PointCardId,
  type View,
} from '@spice-road/rules';
import type { PointerEvent, ReactNode } from 'react';
import { say } from '../i18n/table.ts';
import { IconButton } from '../pieces/button.tsx';
import { CardPicture } from '../pieces/card.tsx';
import { MerchantFace } from '../pieces/merchant-face.tsx';
import { PointFace } from '../pieces/point-face.tsx';
import { merchantCardName, pointCardName } from '../story/card-names.ts';
import { spicesInWords } from '../story/words.ts';
import css from './card-sheet.module.css';
import sheet from './player-sheet.module.css';
import { useDialog } from './use-dialog.ts';

interface CardSheetProps {
  readonly view: View;
  /** Of the market or of the hand, by its id. */
  readonly card: string;
  readonly onClose: () => void;
}

/** One card as large as it gets, and all there is to say of it. */
export function CardSheet({ view, card, onClose }: CardSheetProps) {
  const dialog = useDialog('modal');
  const told = isMerchantCardId(card) ? merchantTold(card, view) : isPointCardId(card) ? pointTold(card, view) : null;
  if (told === null) return null;
  return (
    <dialog
      ref={dialog}
      className={sheet.sheet}
      aria-label={told.name}
      onCancel={onClose}
      // Not `closedby`: a finger that has opened it by resting on the card would close it by leaving.
      onPointerDown={(event) => {
        if (isBeside(event)) onClose();
      }}
    >
      <div className={css.head}>
        <IconButton icon="close" name={say('close')} onPress={onClose} />
      </div>
      <div className={css.full}>
        <CardPicture shape={told.shape} name={told.name}>
          {told.face}
        </CardPicture>
        <div className={css.words}>
          {[say('sentence', { words: told.name }), ...told.facts].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
    </dialog>
  );
}

/** On the backdrop, which is a part of the dialog. */
function isBeside({ currentTarget, clientX, clientY }: PointerEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

interface Told {
  readonly shape: 'merchant' | 'point';
  readonly name: string;
  readonly face: ReactNode;
  readonly facts: readonly string[];
}

function merchantTold(card: MerchantCardId, { merchantRow, you, seats }: View): Told {
  const slot = merchantRow.findIndex((stall) => stall.card === card);
  const lying = merchantRow[slot]?.spices;
  const hand = you === null ? undefined : seats[you]?.hand;
  const facts = [];
  if (slot >= 0) facts.push(say('sheet.price', { count: slot }));
  if (lying !== undefined && total(lying) > 0) facts.push(say('sheet.lying', { cubes: spicesInWords(lying) }));
  if (Array.isArray(hand) && hand.includes(card)) facts.push(say('sheet.hand'));
  return { shape: 'merchant', name: merchantCardName(card), face: <MerchantFace face={merchantCard(card)} />, facts };
}

function pointTold(card: PointCardId, { pointRow, coins }: View): Told {
  const slot = pointRow.indexOf(card);
  const coin = slot < 0 ? null : coinOver(slot, coins);
  const facts = coin === null ? [] : [say(`sheet.${coin}`, { count: coins[coin] })];
  return { shape: 'point', name: pointCardName(card), face: <PointFace face={pointCard(card)} />, facts };
}
