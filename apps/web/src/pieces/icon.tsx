import { memo } from 'react';
import { Symbol } from '../art/symbol.tsx';
import css from './icon.module.css';

export const ICONS = [
  'menu',
  'log',
  'help',
  'rest',
  'undo',
  'check',
  'close',
  'plus',
  'minus',
  'hand',
  'play',
  'take',
  'claim',
  'arrow',
  'down',
  'eye',
  'crown',
  'lantern',
  'steps',
  'user',
  'settings',
  'keys',
  'bot',
  'chat',
  'sound',
  'sound-tap',
] as const;
export type IconName = (typeof ICONS)[number];

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

export const Icon = memo(function Icon({ name, className }: IconProps) {
  return <Symbol id={`i-${name}`} className={className === undefined ? css.icon : `${css.icon} ${className}`} />;
});
