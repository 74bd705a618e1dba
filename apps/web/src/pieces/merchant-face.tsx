import { toList, SPICES, total, type MerchantCard, type Spices } from '@spice-road/rules';
import { memo } from 'react';
import { Symbol } from '../art/symbol.tsx';
import card from './card.module.css';
import { Icon } from './icon.tsx';
import css from './merchant-face.module.css';
import { SpiceToken } from './spice-token.tsx';

const FRAMES = {
  gather: 'frame-spice',
  upgrade: 'frame-upgrade',
  trade: 'frame-trade',
} as const satisfies Record<MerchantCard['kind'], string>;

const MOST_IN_A_ROW = 3;

/** What a merchant card shows, drawn from what it does. */
export const MerchantFace = memo(function MerchantFace({ face }: { readonly face: MerchantCard }) {
  return (
    <span className={card.face} data-kind={face.kind} aria-hidden="true">
      <Symbol id={FRAMES[face.kind]} className={card.art} />
      <span className={css.body} data-kind={face.kind} data-tall={isTall(face)}>
        <Deed face={face} />
      </span>
    </span>
  );
});

/** Its cubes take a row more than those of others: one side has two. */
function isTall(face: MerchantCard): boolean {
  return face.kind === 'trade' && [face.give, face.take].some((cubes) => total(cubes) > MOST_IN_A_ROW);
}

function Deed({ face }: { readonly face: MerchantCard }) {
  switch (face.kind) {
    case 'gather':
      return (
        <>
          <Group cubes={face.gain} />
          <span className={css.plus}>
            <Icon name="plus" />
          </span>
        </>
      );
    case 'trade':
      return (
        <>
          <Group cubes={face.give} />
          <span className={css.turns}>
            <Icon name="down" />
          </span>
          <Group cubes={face.take} />
        </>
      );
    case 'upgrade':
      return (
        <span className={css.rise}>
          <Chevrons count={face.steps} />
          <b>{face.steps}</b>
          <span className={css.ladder}>
            {SPICES.map((spice) => (
              <SpiceToken key={spice} spice={spice} look="thick" />
            ))}
          </span>
        </span>
      );
  }
}

function Group({ cubes }: { readonly cubes: Spices }) {
  const list = toList(cubes);
  return (
    <span className={css.group} data-n={list.length}>
      {list.map((spice, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal cubes of one card are told apart by their place alone
        <SpiceToken key={index} spice={spice} look="thick" />
      ))}
    </span>
  );
}

function Chevrons({ count }: { readonly count: number }) {
  return (
    <svg className={css.chevrons} viewBox={`0 0 34 ${10 + 9 * count}`} aria-hidden="true">
      {Array.from({ length: count }, (_, step) => (
        <path key={step} d={`M4 ${13 + 9 * step} 17 ${3 + 9 * step} 30 ${13 + 9 * step}`} />
      ))}
    </svg>
  );
}
