export { ReferralBanner, type ReferralBannerLook, type ReferralBannerProps } from './ReferralBanner';
export { ReferralBannerFailed, ReferralBannerLoading, ReferralBannerOwn, type ReferralBannerStateProps } from './ReferralBannerStates';
