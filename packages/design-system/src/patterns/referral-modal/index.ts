export { ReferralModal, type ReferralModalProps } from './ReferralModal';
