// A module, so that it adds to React's types instead of replacing them.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};

declare module 'react' {
  /** Lets a component hand a custom property to its stylesheet: `style={{ '--niches': 10 }}`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
