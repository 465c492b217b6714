export { AccountLink } from './NavLink';
export { replayClicks } from './early-clicks';
export { comesNear, loadPatiently, whenNear } from './interaction';
export { LatePart, type LatePartProps } from './LatePart';
export { NextPage } from './NextPage';
export { NoScript } from './NoScript';
export { PageFailed } from './PageFailed';
export { SiteFooter, type SiteFooterProps } from './SiteFooter';
export { SiteFrame, type SiteFrameProps } from './SiteFrame';
