import type { RoomMatch } from '@spice-road/protocol';
import type { View } from '@spice-road/rules';
import { useEffect, useState } from 'react';
import { say } from '../i18n/fair.ts';
import { Button } from '../pieces/button.tsx';
import { Icon } from '../pieces/icon.tsx';
import { keep } from '../seat/browser-keep.ts';
import css from './fair-check.module.css';
import { FairDialog } from './fair-dialog.tsx';
import { findOut, type Finding } from './finding.ts';
import { promiseOf } from './promises.ts';

interface FairCheckProps {
  readonly match: RoomMatch;
  /** The commitment as the room tells it now. */
  readonly told: string;
  readonly view: View;
}

/** Checks by itself, says what came of it in a sentence, and shows how on demand. */
export function FairCheck({ match, told, view }: FairCheckProps) {
  const [finding, setFinding] = useState<Finding>({ kind: 'checking' });
  const [tries, setTries] = useState(0);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isWanted = true;
    async function look() {
      const next = await findOut(match, told, view);
      if (isWanted) setFinding(next);
    }
    void look();
    return () => {
      isWanted = false;
    };
    // The room tells the same match again and again; a match that is over does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [match.id, tries]);

  return (
    <>
      <div className={css.note} data-finding={finding.kind} role={finding.kind === 'broken' ? 'alert' : undefined}>
        {finding.kind === 'holds' ? <Icon name="check" /> : null}
        <span>{say(`finding.${finding.kind}`)}</span>
        <Button tone="quiet" name={say('how.name')} onPress={() => setOpen(true)}>
          {say('how')}
        </Button>
      </div>
      {isOpen ? (
        <FairDialog
          finding={finding}
          commitment={promiseOf(keep, match.id) ?? told}
          onTryAgain={() => {
            setFinding({ kind: 'checking' });
            setTries(tries + 1);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
