import css from './name.module.css';

/** A name as it was given, of any script: it turns nothing around it and is cut off where there is no room. */
export function Name({ children }: { readonly children: string }) {
  return (
    <bdi dir="auto" className={css.name} title={children}>
      {children}
    </bdi>
  );
}
