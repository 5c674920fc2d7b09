import { useLayoutEffect } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { tellStoryAddress } from './storyAddress';

/** Reports where the story's router is, at every change, for `storyAddress()`. */
export function AddressReporter() {
  const location = useLocation();
  useLayoutEffect(() => {
    tellStoryAddress(createPath(location));
  });
  return null;
}
