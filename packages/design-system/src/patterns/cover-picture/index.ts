export { CoverPicture, type CoverPictureProps } from './CoverPicture';
