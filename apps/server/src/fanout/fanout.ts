/** What changed, never how: whoever hears of it reads the store. */
export interface News {
  /** `lines`: somebody said something, and nothing else changed. */
  readonly kind: 'room' | 'lines';
  readonly code: string;
}

/** Tells everybody who listens that something stored has changed. */
export interface Fanout {
  publish(news: News): void;
  /** Calling what is returned ends it. */
  listen(hear: (news: News) => void): () => void;
}

/** For one node: whoever listens is in this process. */
export function localFanout(): Fanout {
  const listeners = new Set<(news: News) => void>();
  return {
    publish: (news) => {
      for (const hear of listeners) hear(news);
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => {
        listeners.delete(hear);
      };
    },
  };
}
