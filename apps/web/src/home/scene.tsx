import css from './scene.module.css';
import tall from './scene-tall.svg?raw';
import wide from './scene-wide.svg?raw';

/** The caravan under the sun, or under the moon: the colours are tokens. */
export function Scene() {
  return (
    <>
      <div className={css.wide} aria-hidden="true" dangerouslySetInnerHTML={{ __html: wide }} />
      <div className={css.tall} aria-hidden="true" dangerouslySetInnerHTML={{ __html: tall }} />
    </>
  );
}
