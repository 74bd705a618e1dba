import { useState } from 'react';
import { Symbol } from '../art/symbol.tsx';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import { HowToPlay } from '../help/how-to-play.tsx';
import { IconButton } from '../pieces/button.tsx';
import { ThemeButton } from '../settings/theme-button.tsx';
import { Gate } from './gate.tsx';
import css from './home-page.module.css';
import { Scene } from './scene.tsx';

export function HomePage() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  usePageTitle(null);
  return (
    <>
      <Scene />
      <div className={css.home}>
        <header className={css.top}>
          <Symbol id="mark" className={css.mark} />
          <span className={css.tools}>
            <ThemeButton />
            <IconButton
              icon="help"
              name="How to play"
              onPress={() => {
                setHelpOpen(true);
              }}
            />
          </span>
        </header>
        <section className={css.hero}>
          <PageHeading>Spice Road</PageHeading>
          <p>Trade four spices along the road. For two to five.</p>
        </section>
        <main className={css.gate}>
          <Gate />
        </main>
        <section className={css.ways} aria-labelledby="ways">
          <h2 id="ways">How it works</h2>
          <ol>
            <li>
              <b>Open a room</b>
              <span>and send its link to one to four friends.</span>
            </li>
            <li>
              <b>Take a seat</b>
              <span>with a name. No account, nothing to install.</span>
            </li>
            <li>
              <b>Set out</b>
              <span>trade up your spices, claim what pays best.</span>
            </li>
          </ol>
          <p className={css.unofficial}>Free and unofficial: no tie to any publisher.</p>
        </section>
      </div>
      {isHelpOpen ? (
        <HowToPlay
          onClose={() => {
            setHelpOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
