import { merchantCard, type SeatView } from '@spice-road/rules';
import { memo } from 'react';
import { dropMark } from '../drag/dragged.ts';
import { say } from '../i18n/table.ts';
import { CardPicture } from '../pieces/card.tsx';
import { Chip } from '../pieces/chip.tsx';
import { MerchantFace } from '../pieces/merchant-face.tsx';
import { merchantCardName } from '../story/card-names.ts';
import { useLanguage } from '../settings/language.ts';
import css from './mine.module.css';

interface PlayedProps {
  readonly seat: SeatView;
  readonly anchor: string;
  readonly resting: boolean;
  readonly idle: boolean;
}

/** The cards that lie out until you rest: a fan on a large screen, a line of chips on a small one. */
export const Played = memo(function Played({ seat, anchor, resting, idle }: PlayedProps) {
  useLanguage();
  return (
    <div
      className={css.played}
      data-idle={idle}
      data-drop={dropMark({ kind: 'act' })}
      role="group"
      aria-label={say('yourPlayed', { count: seat.played.length })}
    >
      <div className={css.playedText}>
        <b>{say('played')}</b>
        <span>{say('restHint', { count: seat.played.length })}</span>
      </div>
      <div
        className={css.chips}
        data-anchor={anchor}
        role="group"
        aria-label={say('played')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a line too long for the screen is pushed along by the arrow keys, too
        tabIndex={seat.played.length > 1 ? 0 : undefined}
      >
        {seat.played.map((card) => (
          <Chip key={card} face={merchantCard(card)} name={merchantCardName(card)} piece={card} />
        ))}
      </div>
      <div className={css.fan} data-anchor={anchor} style={{ '--n': seat.played.length }}>
        {seat.played.map((card) => (
          <span key={card} className={css.leaf}>
            <CardPicture shape="merchant" name={merchantCardName(card)} piece={card} picked={resting}>
              <MerchantFace face={merchantCard(card)} />
            </CardPicture>
          </span>
        ))}
      </div>
    </div>
  );
});
