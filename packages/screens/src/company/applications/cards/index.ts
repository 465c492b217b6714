export { CardsScreen, type CardsScreenProps } from './CardsScreen';
export { cardQuery } from './list';
export { readCardListState, toCardQuery } from './query';
