declare module 'virtual:screen' {
  import type { ComponentType } from 'react';

  const Screen: ComponentType<Readonly<Record<string, unknown>>>;
  export default Screen;
}
