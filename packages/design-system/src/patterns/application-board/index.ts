export { ApplicationBoard, type ApplicationBoardProps } from './ApplicationBoard';
export { BOARD_STEP, BOARD_TARGETS, type BoardTarget } from './board';
