import { Component, type ReactNode } from 'react';
import { Button } from '../pieces/button.tsx';
import { MessagePage } from './message-page.tsx';
import { say } from '../i18n/shell.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** A bug of ours costs the page, never the game: everything is on the server. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <MessagePage title={say('bug.title')}>
        <p>{say('bug.words')}</p>
        <Button
          tone="go"
          onPress={() => {
            location.reload();
          }}
        >
          {say('reload')}
        </Button>
      </MessagePage>
    );
  }
}
