export { Button, type ButtonProps } from './Button';
export { buttonStyle, type ButtonLook } from './button-style';
export { IconButton, type IconButtonProps } from './IconButton';
