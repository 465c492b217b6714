export { innerLink, withInnerLinks, withInnerLinksInHtml } from './inner-link';
export { isStruck, isUnseen } from './unseen';
