import sprite from './sprite.svg?raw';
import tile from './tile.svg?raw';
import css from './sprite.module.css';

/** Every drawing of the game as a symbol. Mounted once, at the root; used by `<use href="#…">`. */
export function Sprite() {
  return (
    <div className={css.sprite} aria-hidden="true">
      <div dangerouslySetInnerHTML={{ __html: tile }} />
      <div className={css.symbols} dangerouslySetInnerHTML={{ __html: sprite }} />
    </div>
  );
}
