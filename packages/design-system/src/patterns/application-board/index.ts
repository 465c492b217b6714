export { ApplicationBoard, type ApplicationBoardProps } from './ApplicationBoard';
export { BOARD_TARGETS, type BoardTarget } from './board';
