import { useState } from 'react';
import { Symbol } from '../art/symbol.tsx';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import { HowToPlay } from '../help/how-to-play.tsx';
import { IconButton } from '../pieces/button.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { ThemeButton } from '../settings/theme-button.tsx';
import { Gate } from './gate.tsx';
import css from './home-page.module.css';
import { Scene } from './scene.tsx';
import { say } from '../i18n/shell.ts';
import { LanguageSwitch } from '../settings/language-switch.tsx';

export function HomePage() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  usePageTitle(null);
  return (
    <>
      <Scene />
      <main className={css.home}>
        <div className={css.first}>
          <header className={css.top}>
            <Symbol id="mark" className={css.mark} />
            <span className={css.tools}>
              <LanguageSwitch />
              <ThemeButton />
              <IconButton
                icon="settings"
                name={say('settings')}
                onPress={() => {
                  setSettingsOpen(true);
                }}
              />
              <IconButton
                icon="help"
                name={say('howToPlay')}
                onPress={() => {
                  setHelpOpen(true);
                }}
              />
            </span>
          </header>
          <section className={css.hero}>
            <PageHeading>{say('spiceRoad')}</PageHeading>
            <p>{say('home.words')}</p>
          </section>
          <div className={css.gate}>
            <Gate />
          </div>
        </div>
        <section className={css.ways} aria-labelledby="ways">
          <h2 id="ways">{say('home.ways')}</h2>
          <ol>
            <li>
              <b>{say('home.open')}</b>
              <span>{say('home.open.words')}</span>
            </li>
            <li>
              <b>{say('home.sit')}</b>
              <span>{say('home.sit.words')}</span>
            </li>
            <li>
              <b>{say('home.go')}</b>
              <span>{say('home.go.words')}</span>
            </li>
          </ol>
          <p className={css.unofficial}>{say('home.unofficial')}</p>
        </section>
      </main>
      {areSettingsOpen ? (
        <SettingsDialog
          onClose={() => {
            setSettingsOpen(false);
          }}
        />
      ) : null}
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
