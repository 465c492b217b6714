export { LinkButton, type LinkButtonProps } from './LinkButton';
export { LinkProvider, useRenderLink, type LinkProviderProps, type LinkRenderProps, type RenderLink } from './renderLink';
export { TextLink, type TextLinkProps } from './TextLink';
