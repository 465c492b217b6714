export { JobLoading } from '../job/JobDesign';
export { PreviewScreen, type PreviewScreenProps } from './PreviewScreen';
