export { ReferralBanner, type ReferralBannerProps } from './ReferralBanner';
