export { CardsScreen, type CardsScreenProps } from './CardsScreen';
export { cardQuery } from './list';
export { readCardListState, toCardQuery } from './query';
export type { CardActions } from './use-card-actions';
