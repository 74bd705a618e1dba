import type { Continuation } from '@spice-road/protocol';
import { useState } from 'react';
import type { Answer } from '../api/ask.ts';
import { createContinuation, type OwnPlace } from '../api/rooms.ts';

interface OfferInHand {
  /** Null while the dialog is closed. */
  readonly offer: Promise<Answer<Continuation>> | null;
  /** Opens the dialog, each time with a link of its own. */
  readonly ask: () => void;
  readonly end: () => void;
}

/** A link to continue elsewhere, from being asked for to being put away. */
export function useOffer(place: OwnPlace | null): OfferInHand {
  const [offer, setOffer] = useState<Promise<Answer<Continuation>> | null>(null);
  return {
    offer,
    ask: () => {
      if (place !== null) setOffer(createContinuation(place));
    },
    end: () => {
      setOffer(null);
    },
  };
}
