/** A slider with two thumbs, over react-aria-components. Loaded on first need, from chunks that are lazy themselves. */
export { RangeSlider } from './RangeSlider.tsx';
export type { RangeSliderProps } from './RangeSlider.tsx';
