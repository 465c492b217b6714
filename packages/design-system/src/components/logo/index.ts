export { Logo, type LogoProps } from './Logo';
export { PictureProvider, usePictureSources, type PictureProviderProps, type PictureSources } from '../../lib/picture-sources';
