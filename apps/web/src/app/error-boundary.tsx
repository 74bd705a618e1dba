import { Component, type ReactNode } from 'react';
import { Button } from '../pieces/button.tsx';
import { MessagePage } from './message-page.tsx';

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
      <MessagePage title="This page has lost its way">
        <p>Nothing is lost: the game is kept on the server, and your seat in this browser. Reload to go on.</p>
        <Button
          tone="go"
          onPress={() => {
            location.reload();
          }}
        >
          Reload
        </Button>
      </MessagePage>
    );
  }
}
