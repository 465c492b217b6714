import type { PlaceSuggestion } from '@stellwerk/domain';
import { findPlaces } from '@stellwerk/domain/calls';
import { useState } from 'react';
import { useCall } from '../../data/use-call';

/** Fewer letters match too many names. */
const PLACE_LETTERS = 2;

export interface PlaceSearch {
  /** The previous suggestions stay until the new ones arrive. */
  readonly places: readonly PlaceSuggestion[];
  readonly onPlaceText: (text: string) => void;
}

/** Suggested places for the text of a place field (O94). */
export function usePlaces(): PlaceSearch {
  const [text, onPlaceText] = useState('');
  const search = text.trim();
  const found = useCall(findPlaces, search.length < PLACE_LETTERS ? undefined : { query: { search } }, { keepPrevious: true });
  return { places: found.data ?? [], onPlaceText };
}
