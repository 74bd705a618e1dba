export {};

declare module 'react' {
  /** Lets a component hand a custom property to its stylesheet: `style={{ '--niches': 10 }}`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
