/** Tracks with one highlighted route: it starts at the apply button and leaves the picture. */
export function Route({ set }: { set: boolean }) {
  return (
    <svg className="sw-m-route" viewBox="0 0 1400 480" fill="none" strokeLinejoin="round" aria-hidden="true">
      <path d="M560 360H1400M250 360l90 90H1400M720 200H1400M860 60H1400M620 -20H1400M640 200h-90M820 360l60 60H1400" strokeWidth="5" />
      {set && <path className="sw-m-set" d="M0 360H560L720 200H790L970 20H1400" strokeWidth="6" />}
      <path className="sw-m-signal" d="M440 326v-16M440 318h14M770 166v-16M770 158h14" strokeWidth="4" />
      <circle className="sw-m-lamp" cx="462" cy="318" r="9" />
      <circle className="sw-m-lamp" cx="792" cy="158" r="9" />
    </svg>
  );
}

/** The board of a signal box at night: shown behind the play button until the video loads. */
export function Board() {
  return (
    <svg
      className="sw-m-board"
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M0 65H800M0 145H800M0 305H800M0 385H800M90 145l80-80M250 145l80 80M560 225l80 80M640 65l80 80M120 385l80-80M600 385l80-80"
        strokeWidth="6"
      />
      <path d="M0 225H800" strokeWidth="6" />
      <path className="sw-m-set" d="M0 305H190L270 225H800" strokeWidth="6" />
      <path className="sw-m-signal" d="M60 277v-14M60 270h12M500 117v-14M500 110h12M700 357v-14M700 350h12" strokeWidth="3" />
    </svg>
  );
}
