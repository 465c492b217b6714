import { loadable, type Loadable } from '@stellwerk/design-system';
import { useEffect, useEffectEvent, useState } from 'react';

interface Ended {
  readonly tried: number;
  readonly value: Loadable<string>;
}

/**
 * The URL of a file. It expires after minutes, so it is requested when the file is shown, and again
 * at each retry (rule 4).
 */
export function useLink(getLink: () => Promise<string>): Loadable<string> {
  const [tried, setTried] = useState(0);
  const [ended, setEnded] = useState<Ended>({ tried: -1, value: loadable.loading() });
  const ask = useEffectEvent(getLink);
  useEffect(() => {
    let left = false;
    const end = (value: Loadable<string>): void => {
      if (!left) setEnded({ tried, value });
    };
    ask().then(
      (url) => end(loadable.ready(url)),
      (error: unknown) => end(loadable.failed(error)),
    );
    return () => {
      left = true;
    };
  }, [tried]);
  return {
    ...ended.value,
    reload: async () => setTried(tried + 1),
    reloading: ended.value.state !== 'loading' && ended.tried !== tried,
  };
}
