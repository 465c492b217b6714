export { Button, type ButtonProps } from './Button';
export { buttonStyle, type ButtonLook } from './buttonStyle';
export { IconButton, type IconButtonProps } from './IconButton';
