import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../pieces/button.tsx';
import css from './dialog.module.css';
import { say } from '../i18n/shell.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** How wide it gets where there is room. A `book` keeps one size, and what is in it scrolls by itself. */
  readonly width?: 'narrow' | 'wide' | 'book';
  readonly children: ReactNode;
}

/** Open for as long as it is rendered. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, width = 'narrow', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => {
      opened?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-width={width}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        // Only the backdrop belongs to the dialog itself; all else is in the sheet.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={css.sheet}>
        <div className={css.head}>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" name={say('close')} onPress={onClose} />
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </dialog>
  );
}
