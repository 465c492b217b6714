export { ReferralBanner, type ReferralBannerLook, type ReferralBannerProps } from './ReferralBanner';
export { ReferralBannerFailed, ReferralBannerLoading, type ReferralBannerStateProps } from './ReferralBannerStates';
