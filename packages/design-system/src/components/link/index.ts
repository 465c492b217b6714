export { LinkButton, type LinkButtonProps } from './LinkButton';
export { LinkProvider, useRenderLink, type LinkProviderProps, type LinkRenderProps, type RenderLink } from './render-link';
export { TextLink, type TextLinkProps } from './TextLink';
