# Compiles files into the program. Called at build time:  cmake -DOUT=x.cpp -DLIST=list.txt -P Embed.cmake
# LIST has two lines a file: the name under which the program finds it, and the file.
if(CMAKE_SCRIPT_MODE_FILE)
  file(STRINGS "${LIST}" lines ENCODING UTF-8)
  set(entries "")
  list(LENGTH lines count)
  math(EXPR last "${count} - 1")
  foreach(i RANGE 0 ${last} 2)
    math(EXPR j "${i} + 1")
    list(GET lines ${i} name)
    list(GET lines ${j} path)
    # As bytes: no character of the text can then be mistaken for one of CMake's or C++'s.
    file(READ "${path}" hex HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${hex}")
    # Sixteen bytes a line.
    string(REGEX REPLACE "(................................................................)" "\\1\"\n\"" bytes "${bytes}")
    string(LENGTH "${hex}" digits)
    math(EXPR size "${digits} / 2")
    string(APPEND entries "    {\"${name}\", std::string_view(\"${bytes}\", ${size})},\n")
  endforeach()
  file(WRITE "${OUT}" "#include \"engine/content.h\"\nnamespace kosmo {\nstd::span<const EmbeddedFile> embedded_files() {\n  static constexpr EmbeddedFile kFiles[] = {\n${entries}  };\n  return kFiles;\n}\n}  // namespace kosmo\n")
  return()
endif()

# embed(TARGET name=path ...): adds a source with all these files to TARGET.
function(embed target)
  set(list "")
  set(paths "")
  foreach(pair ${ARGN})
    string(REGEX MATCH "^([^=]*)=(.*)$" _ "${pair}")
    string(APPEND list "${CMAKE_MATCH_1}\n${CMAKE_MATCH_2}\n")
    list(APPEND paths "${CMAKE_MATCH_2}")
  endforeach()
  set(list_file "${CMAKE_CURRENT_BINARY_DIR}/embedded.txt")
  set(out "${CMAKE_CURRENT_BINARY_DIR}/embedded.cpp")
  file(CONFIGURE OUTPUT "${list_file}" CONTENT "${list}" @ONLY)
  add_custom_command(OUTPUT "${out}"
    COMMAND ${CMAKE_COMMAND} -DOUT=${out} -DLIST=${list_file} -P ${CMAKE_SOURCE_DIR}/cmake/Embed.cmake
    DEPENDS ${paths} ${list_file} ${CMAKE_SOURCE_DIR}/cmake/Embed.cmake
    COMMENT "Embedding content and rules" VERBATIM)
  target_sources(${target} PRIVATE "${out}")
endfunction()
