export { NoScript } from './NoScript';
export { SiteFooter, type SiteFooterProps } from './SiteFooter';
export { SiteFrame, type SiteFrameProps } from './SiteFrame';
