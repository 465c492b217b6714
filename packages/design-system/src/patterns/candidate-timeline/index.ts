export { CandidateTimeline, type CandidateTimelineProps } from './CandidateTimeline';
